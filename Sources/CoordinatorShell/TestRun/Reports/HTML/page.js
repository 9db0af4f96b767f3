"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const table = data.t, scripts = data.s;
  const byName = new Map(scripts.map((script) => [script.n, script]));
  const overview = document.getElementById("overview");
  const steps = document.getElementById("steps");
  const search = document.getElementById("search");
  const said = document.getElementById("said");
  const kinds = ["launch", "move", "look", "check", "manage"];
  const signs = ["", "+", "−", "~"];
  const words = ["", "appeared", "gone", "moved"];
  document.documentElement.classList.add("scripted");

  // Elements are made one by one and texts set as texts: nothing of the data is ever parsed as markup.
  function make(name, attributes, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (value === false || value == null) continue;
      element.setAttribute(key, value === true ? "" : value);
    }
    for (const child of children.flat()) if (child != null) element.append(child);
    return element;
  }

  function svg(name, attributes, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value != null) element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  function time(us) {
    if (us >= 1e6) return (us / 1e6).toFixed(2) + " s";
    if (us >= 1e3) return (us / 1e3).toFixed(1) + " ms";
    return us + " µs";
  }

  function anchor(name) {
    return "#" + encodeURIComponent(name).replace(/%2F/g, "/");
  }

  // MARK: Steps

  function texts(place) {
    return place ? table[place].map((text) => table[text]) : [];
  }

  function decode(script) {
    if (script.entries) return script.entries;
    let rows = [], counts = {};
    script.entries = (script.e || []).map((fields) => {
      const at = (index) => fields[index] || 0;
      const splice = table[at(6)];
      if (splice) {
        rows = rows.slice();
        rows.splice(splice[0], splice[1], ...splice[2]);
      }
      const alive = table[at(8)];
      if (alive) {
        counts = Object.assign({}, counts);
        for (const [type, count] of alive) counts[table[type]] = count;
      }
      return {
        statement: table[at(0)], kind: kinds[at(1)], file: table[at(2)], line: at(3), step: at(4), us: at(5),
        rows, marks: new Map(table[at(7)] || []), counts, callbacks: texts(at(9)), warnings: texts(at(10)),
        findings: texts(at(11)), output: texts(at(12)), error: table[at(13)], mustFail: at(14) === 1,
        picture: at(15), touched: table[at(16)],
      };
    });
    return script.entries;
  }

  // MARK: The tree

  function branches(rows) {
    // The lines that lead down from each row's ancestors, as the terminal draws them.
    const depths = rows.map((row) => table[row][0]);
    return depths.map((depth, index) => {
      let art = "";
      for (let level = 1; level <= depth; level++) {
        let goesOn = false;
        for (let next = index + 1; next < depths.length && depths[next] >= level; next++) {
          if (depths[next] === level) { goesOn = true; break; }
        }
        art += level === depth ? (goesOn ? "├─ " : "└─ ") : goesOn ? "│  " : "   ";
      }
      return art;
    });
  }

  function detail(row) {
    const parts = [];
    if (row[2] !== 0) parts.push("tab " + row[2] + (row[3] ? " ●" : ""));
    if (row[4] !== 0) parts.push("“" + row[4] + "”");
    if (row[5] !== 0) parts.push(row[5] + (row[6] ? " " + (row[6] / 1000).toFixed(3) : ""));
    return parts.join(" ");
  }

  function tree(entry) {
    const art = branches(entry.rows);
    const body = make("tbody");
    entry.rows.forEach((place, index) => {
      const row = table[place], mark = entry.marks.get(index) || 0;
      body.append(make("tr", { class: (mark ? "m" + mark : "") + (row[7] ? " visible" : "") },
        make("td", {}, make("span", { class: "art", "aria-hidden": "true" }, art[index]),
          row[5] !== 0 ? "⇡ " : "", make("b", {}, row[1])),
        make("td", { class: "detail" }, detail(row)),
        make("td", { class: "detail" }, row[7] ? "← visible" : ""),
        make("td", { class: "sign" }, make("span", { "aria-hidden": "true" }, signs[mark]),
          mark ? make("span", { class: "hide" }, words[mark]) : null)));
    });
    return make("div", { class: "tree", id: "tree", tabindex: "0", role: "region", "aria-label": "Tree" },
      make("table", {}, body));
  }

  // MARK: Phones

  function drawing(place, touched) {
    const [width, height, title, items] = table[place];
    const picture = svg("svg", {
      class: "picture", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": title,
    });
    for (const item of items) {
      const shape = table[item];
      let element, rest;
      if (shape[0] === "b") {
        element = svg("rect", { x: shape[1], y: shape[2], width: shape[3], height: shape[4], rx: shape[5] });
        rest = shape.slice(6);
      } else if (shape[0] === "c") {
        element = svg("circle", { cx: shape[1], cy: shape[2], r: shape[3] });
        rest = shape.slice(4);
      } else if (shape[0] === "p") {
        element = svg("path", { d: shape[1] });
        rest = shape.slice(2);
      } else {
        element = svg("text", { x: shape[1], y: shape[2], "text-anchor": shape[4] }, shape[3]);
        rest = shape.slice(5);
      }
      const [style, part, command] = rest;
      element.setAttribute("class", style + (part && part === touched ? " touched" : ""));
      if (command) element.dataset.command = command;
      picture.append(element);
    }
    return picture;
  }

  function phone(place, touched, caption, style) {
    return make("figure", { class: style }, drawing(place, touched), make("figcaption", {}, caption));
  }

  // MARK: Alive

  function spark(values, now) {
    const most = Math.max(1, ...values), width = 200, height = 20;
    const x = (index) => values.length < 2 ? 0 : index * width / (values.length - 1);
    const y = (value) => height - 1 - value * (height - 3) / most;
    let line = "M0 " + y(values[0]).toFixed(1);
    for (let index = 1; index < values.length; index++) {
      line += `H${x(index).toFixed(1)}V${y(values[index]).toFixed(1)}`;
    }
    return svg("svg", { class: "spark", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      svg("path", { class: "area", d: `${line}V${height}H0Z` }), svg("path", { d: line }),
      svg("line", { x1: x(now), x2: x(now), y1: 0, y2: height }));
  }

  function alive(entries, now) {
    const types = [...new Set(entries.flatMap((entry) => Object.keys(entry.counts)))];
    const rows = types.map((type) => {
      const values = entries.map((entry) => entry.counts[type] || 0);
      return { type, values, growth: values[values.length - 1] - values[0] };
    });
    rows.sort((a, b) => b.growth - a.growth || (a.type < b.type ? -1 : 1));
    return make("table", { class: "alive" }, make("tbody", {}, rows.map((row) =>
      make("tr", { class: row.growth > 0 ? "grows" : "" },
        make("th", { scope: "row" }, row.type),
        make("td", { class: "number" }, String(row.values[now])),
        make("td", { class: "number soft" }, row.growth > 0 ? "+" + row.growth : String(row.growth || "")),
        make("td", { class: "wide" }, spark(row.values, now))))));
  }

  // MARK: One script

  let shown = null, current = -1;

  function box(title, lines, style) {
    if (!lines.length) return null;
    return make("div", { class: "box " + (style || "") }, make("h3", {}, title),
      make("ul", { class: "plain" }, lines.map((line) => make("li", {}, line))));
  }

  function findingLink(signature) {
    const article = document.getElementById("finding-" + signature);
    if (!article) return signature + " (expected)";
    return make("a", { href: "#finding-" + signature }, article.querySelector("h3").textContent.trim());
  }

  let showsCallbacks = false;

  function callbacks(lines) {
    if (!lines.length) return null;
    const details = make("details", { class: "box", open: showsCallbacks },
      make("summary", {}, `Callbacks (${lines.length})`),
      make("ul", { class: "plain" }, lines.map((line) => make("li", {}, line))));
    details.addEventListener("toggle", () => { showsCallbacks = details.open; });
    return details;
  }

  function openScript(script) {
    shown = script;
    current = -1;
    const entries = decode(script);
    const head = [
      make("p", { class: "crumb" }, make("a", { href: "#scripts" }, "← All scripts")),
      make("div", { class: "scripthead" }, make("h1", { tabindex: "-1", id: "title" }, script.n),
        make("span", { class: "pill " + tone(script.o) }, script.w),
        make("span", { class: "soft" }, [script.a ? "app " + table[script.a] : "", time(script.us),
          script.d ? "defects: " + script.d.map((place) => table[place]).join(", ") : ""].filter(Boolean).join(" · "))),
    ];
    const evidence = script.evidence || script.f ? make("div", { class: "evidence" },
      script.evidence ? make("pre", { tabindex: "0" }, script.evidence.map((place) => table[place]).join("\n")) : null,
      (script.f || []).map((place) => make("p", {}, "Left behind: ", findingLink(table[place])))) : null;
    const output = script.out
      ? make("details", {}, make("summary", {}, "Everything it printed"), make("pre", {}, table[script.out])) : null;
    if (!entries.length) {
      steps.replaceChildren(...head, evidence || make("p", { class: "soft" }, "No steps were kept."), output || "");
      return;
    }
    const slider = make("input", {
      type: "range", min: "0", max: String(entries.length - 1), value: "0", id: "slider", "aria-label": "Step",
    });
    slider.addEventListener("input", () => go(Number(slider.value)));
    const back = make("button", { type: "button", "aria-label": "Previous step" }, "◀");
    const next = make("button", { type: "button", "aria-label": "Next step" }, "▶");
    back.addEventListener("click", () => go(current - 1));
    next.addEventListener("click", () => go(current + 1));
    const list = make("ol", { class: "statements", "aria-label": "Statements" }, entries.map((entry, index) =>
      make("li", { class: [entry.kind, entry.error && !entry.mustFail ? "bad" : "", entry.findings.length ? "leak" : ""].join(" ") },
        make("a", { href: anchor(script.n) + "/" + index, "data-index": String(index) },
          make("span", { class: "line" }, entry.line ? String(entry.line) : ""),
          make("span", { class: "text" }, entry.statement),
          make("span", { class: "us" }, entry.us ? time(entry.us) : "")))));
    list.addEventListener("click", (event) => {
      const link = event.target.closest("a");
      if (!link || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      go(Number(link.dataset.index));
    });
    const left = script.x
      ? make("p", { class: "soft" }, `${script.x[1]} statements after the first ${script.x[0]} are left out.`) : null;
    steps.replaceChildren(...head.filter(Boolean), evidence || "",
      make("div", { class: "player" }, back, slider, next, make("span", { class: "now", id: "now" })),
      left || "",
      make("div", { class: "stage" }, list,
        make("div", { class: "middle" }, make("div", { id: "state" }), make("div", { id: "events" }),
          make("h3", {}, "Alive"), make("div", { id: "alive", class: "scroll" }), output),
        make("div", { class: "phones", id: "phones" })));
  }

  function tone(outcome) {
    return outcome === "passed" ? "passed" : outcome === "skipped" ? "" : outcome === "findings" ? "found" : "failed";
  }

  function go(index, isQuiet) {
    const entries = decode(shown);
    index = Math.max(0, Math.min(entries.length - 1, index));
    if (index === current) return;
    current = index;
    const entry = entries[index], before = entries[index - 1];
    const slider = document.getElementById("slider");
    slider.value = String(index);
    slider.setAttribute("aria-valuetext", `${index} of ${entries.length - 1}: ${entry.statement}`);
    document.getElementById("now").textContent = `${index} / ${entries.length - 1}`;
    for (const link of steps.querySelectorAll(".statements a")) {
      if (Number(link.dataset.index) === index) {
        link.setAttribute("aria-current", "step");
        const list = link.closest("ol"), item = link.parentElement;
        if (list.scrollHeight > list.clientHeight) {
          list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
        }
      } else {
        link.removeAttribute("aria-current");
      }
    }
    document.getElementById("state").replaceChildren(tree(entry));
    const findings = entry.findings.map(findingLink);
    document.getElementById("events").replaceChildren(...[
      entry.error ? box(entry.mustFail ? "Failed, as it must" : "Failed", [entry.error], entry.mustFail ? "" : "error") : null,
      box("Findings of this step", findings, "warn"),
      box("Warnings of UIKit", entry.warnings, "warn"),
      entry.output.length ? make("div", { class: "box" }, make("h3", {}, "Output"), make("pre", {}, entry.output.join("\n"))) : null,
      callbacks(entry.callbacks),
    ].filter(Boolean));
    document.getElementById("alive").replaceChildren(alive(entries, index));
    const phones = [];
    if (entry.touched && before && before.picture) {
      phones.push(phone(before.picture, entry.touched, "before: " + entry.statement, "before"));
    }
    if (entry.picture) phones.push(phone(entry.picture, null, "after step " + entry.step, "after"));
    document.getElementById("phones").replaceChildren(...phones);
    if (!isQuiet) history.replaceState(null, "", anchor(shown.n) + "/" + index);
  }

  // Where a script is opened: at what failed, or at the first finding, or at its end.
  function start(entries) {
    const failed = entries.findIndex((entry) => entry.error && !entry.mustFail);
    if (failed >= 0) return failed;
    const found = entries.findIndex((entry) => entry.findings.length);
    return found >= 0 ? found : entries.length - 1;
  }

  // MARK: Addresses

  function route() {
    let hash = "";
    try { hash = decodeURIComponent(location.hash.slice(1)); } catch { hash = location.hash.slice(1); }
    let script = byName.get(hash), step = null;
    if (!script) {
      const end = hash.lastIndexOf("/");
      if (end > 0 && /^\d+$/.test(hash.slice(end + 1))) {
        script = byName.get(hash.slice(0, end));
        step = Number(hash.slice(end + 1));
      }
    }
    overview.hidden = Boolean(script);
    steps.hidden = !script;
    if (!script) {
      shown = null;
      const target = hash && document.getElementById(hash);
      showWay(target);
      if (target) target.scrollIntoView();
      return;
    }
    if (script !== shown) {
      openScript(script);
      document.title = script.n + " · camsh";
      scrollTo(0, 0);
      document.getElementById("title").focus({ preventScroll: true });
    }
    const entries = decode(script);
    if (entries.length) go(step === null ? start(entries) : step, step === null);
  }

  // On the map of an exploration: the moves that lead to a screen from launch.
  function showWay(target) {
    for (const edge of document.querySelectorAll(".onway")) edge.classList.remove("onway");
    if (!target || !target.dataset.way) return;
    for (const id of target.dataset.way.split(" ")) {
      const edge = document.getElementById(id);
      if (edge) edge.classList.add("onway");
    }
    const node = document.getElementById("node-" + target.dataset.node);
    if (node) node.classList.add("onway");
  }

  addEventListener("hashchange", route);

  // MARK: Search

  const rows = [...document.querySelectorAll("table.scripts tbody tr")];
  const cards = [...document.querySelectorAll("article[data-search]")];
  const filters = [...document.querySelectorAll("[data-filter]")];
  let outcome = null, index = null;

  // What can be searched of a script, made when it is first asked for.
  function searchable() {
    if (index) return index;
    index = rows.map((row) => {
      const name = row.querySelector("a").textContent, script = byName.get(name);
      const statements = script && script.e ? script.e.map((fields) => table[fields[0]]) : [];
      return (row.textContent + " " + statements.join(" ")).toLowerCase();
    });
    return index;
  }

  function filter() {
    const wanted = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const texts = wanted.length ? searchable() : null;
    let count = 0;
    rows.forEach((row, place) => {
      const fits = (!outcome || row.dataset.outcome === outcome) && (!texts || wanted.every((word) => texts[place].includes(word)));
      row.hidden = !fits;
      if (fits) count++;
    });
    for (const card of cards) card.hidden = !wanted.every((word) => card.dataset.search.includes(word));
    const shownCount = document.getElementById("shown");
    if (!shownCount) {
      said.textContent = `${cards.filter((card) => !card.hidden).length} of ${cards.length} fit`;
      return;
    }
    shownCount.textContent = String(count);
    document.getElementById("nothing").hidden = count > 0;
    said.textContent = `${count} scripts`;
  }

  search.addEventListener("input", () => {
    if (!steps.hidden) { location.hash = "#scripts"; }
    filter();
  });
  for (const button of filters) {
    button.addEventListener("click", () => {
      outcome = outcome === button.dataset.filter ? null : button.dataset.filter;
      for (const other of filters) other.setAttribute("aria-pressed", String(other.dataset.filter === outcome));
      filter();
    });
  }

  // MARK: Keys and copying

  function copy(text) {
    const done = () => { said.textContent = "Copied: " + text; };
    const fallback = () => {
      const area = make("textarea", { class: "hide", "aria-hidden": "true" });
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      done();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, fallback); else fallback();
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    const control = event.target.closest("[data-command]");
    if (button) {
      copy(button.dataset.copy);
      const label = button.textContent;
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = label; }, 1200);
    } else if (control) {
      copy(control.dataset.command);
      const caption = control.closest("figure").querySelector("figcaption");
      caption.textContent = "copied: " + control.dataset.command;
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const isTyping = event.target === search;
    if (event.key === "/" && !isTyping) {
      event.preventDefault();
      search.focus();
    } else if (event.key === "Escape" && isTyping) {
      search.value = "";
      filter();
      search.blur();
    } else if (shown && !isTyping && event.target.id !== "slider") {
      const last = decode(shown).length - 1;
      const to = { ArrowRight: current + 1, ArrowLeft: current - 1, j: current + 1, k: current - 1, Home: 0, End: last }[event.key];
      if (to === undefined || last < 0) return;
      event.preventDefault();
      go(to);
    }
  });

  route();
})();
