/// The style sheet of pictures, for separate files and for pages.
package enum PictureStyle {
  package static let sheet = """
    .picture{--ink:#1d1d1f;--soft:#6e6e73;--paper:#fff;--fill:#f5f5f7;--line:#c7c7cc;\
    --app:#0a5fd1;--appfill:#e8f1fd;--bad:#c8102e;--badfill:#fdeaec;--good:#1a7f37;--tint:#0a5fd1;\
    font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    @media(prefers-color-scheme:dark){.picture{--ink:#f5f5f7;--soft:#a1a1a6;--paper:#161618;\
    --fill:#232326;--line:#48484c;--app:#6cb1ff;--appfill:#15283f;--bad:#ff7b85;--badfill:#3b191d;\
    --good:#5fd47c;--tint:#6cb1ff}}
    .picture .paper{fill:var(--paper)}
    .picture text{fill:var(--ink);stroke:none}
    .picture rect,.picture path,.picture circle{fill:none;stroke:none}
    .picture .node{fill:var(--appfill);stroke:var(--app);stroke-width:1.5}
    .picture .subject{fill:var(--badfill);stroke:var(--bad);stroke-width:2}
    .picture .system{fill:var(--fill);stroke:var(--line)}
    .picture .root{fill:var(--fill);stroke:var(--soft);stroke-dasharray:1 0}
    .picture .name{font-weight:600}
    .picture .small{font-size:11px;fill:var(--soft)}
    .picture .edge{stroke:var(--ink);stroke-width:2.5}
    .picture .possible{stroke-dasharray:7 4}
    .picture .weak{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:1.5 4;stroke-linecap:round}
    .picture .thin{stroke:var(--line);stroke-width:1.5}
    .picture .cut{stroke:var(--bad);stroke-width:3.5}
    .picture .head{fill:var(--ink)}
    .picture .weakhead{fill:var(--soft)}
    .picture .cuthead{fill:var(--bad)}
    .picture .cuttext{fill:var(--bad);font-weight:600}
    .picture .case{fill:var(--paper);stroke:var(--soft);stroke-width:3}
    .picture .screen{fill:var(--paper)}
    .picture .bar{fill:var(--fill)}
    .picture .hair{stroke:var(--line)}
    .picture .shade{fill:#000;opacity:.28}
    .picture .card{fill:var(--paper);stroke:var(--line)}
    .picture .control{fill:var(--fill);stroke:var(--line)}
    .picture .filled{fill:var(--appfill);stroke:var(--app)}
    .picture .on{fill:var(--good)}
    .picture .knob{fill:var(--paper);stroke:var(--line)}
    .picture .grip{fill:var(--line)}
    .picture .alive{stroke:var(--app);stroke-width:4;stroke-linecap:round}
    .picture .late{stroke:var(--bad);stroke-width:4;stroke-dasharray:2 6;stroke-linecap:round}
    .picture .born{fill:var(--app)}
    .picture .hit{fill:transparent}
    .picture .chevron{stroke:var(--tint);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .picture .soft{stroke:var(--line)}
    .picture .pin{fill:var(--bad)}
    .picture .lens{stroke:var(--soft);stroke-width:1.5}
    .picture .dashed{fill:var(--fill);stroke:var(--line);stroke-dasharray:4 3}
    .picture .ui{font-family:-apple-system,system-ui,"Helvetica Neue",Arial,sans-serif;font-size:12px}
    .picture .title{font-weight:600;font-size:13px}
    .picture .tint{fill:var(--tint)}
    .picture .faint{fill:var(--soft)}
    .picture .tiny{font-size:10px}
    .picture .added{fill:var(--good)}
    .picture .gone{fill:var(--bad)}
    .picture .visible{stroke:var(--app);stroke-width:3}
    """
}
