#ifndef CLIBEDIT_SHIM_H
#define CLIBEDIT_SHIM_H

#include <histedit.h>
#include <stdio.h>

// `el_set`, `el_get` and `history` are variadic, so Swift can't call them, and Swift 6 rejects the
// mutable globals stdin, stdout and stderr. Each use has a function of fixed arity here.

static inline EditLine *clibedit_init(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

static inline int clibedit_set_editor(EditLine *line, const char *name) {
  return el_set(line, EL_EDITOR, name);
}

static inline const char *clibedit_editor(EditLine *line) {
  const char *name = NULL;
  return el_get(line, EL_EDITOR, &name) == 0 ? name : NULL;
}

static inline int clibedit_set_signal_handling(EditLine *line, int on) {
  return el_set(line, EL_SIGNAL, on);
}

static inline int clibedit_set_client_data(EditLine *line, void *data) {
  return el_set(line, EL_CLIENTDATA, data);
}

static inline void *clibedit_client_data(EditLine *line) {
  void *data = NULL;
  return el_get(line, EL_CLIENTDATA, &data) == 0 ? data : NULL;
}

static inline int clibedit_set_prompt(
    EditLine *line, char *(*prompt)(EditLine *), char literal_mark) {
  return el_set(line, EL_PROMPT_ESC, prompt, literal_mark);
}

static inline int clibedit_set_reader(EditLine *line, int (*reader)(EditLine *, wchar_t *)) {
  return el_set(line, EL_GETCFN, reader);
}

static inline int clibedit_add_function(
    EditLine *line, const char *name, const char *help,
    unsigned char (*function)(EditLine *, int)) {
  return el_set(line, EL_ADDFN, name, help, function);
}

static inline int clibedit_bind(EditLine *line, const char *keys, const char *command) {
  return el_set(line, EL_BIND, keys, command, NULL);
}

static inline int clibedit_refresh(EditLine *line) {
  return el_set(line, EL_REFRESH);
}

/// Sets raw mode if `raw` isn't 0, or else the terminal's previous modes.
static inline int clibedit_prepare_terminal(EditLine *line, int raw) {
  return el_set(line, EL_PREP_TERM, raw);
}

/// The terminal's string capability with that two-letter termcap name; NULL if it has none.
static inline const char *clibedit_capability(EditLine *line, const char *name) {
  char *value = NULL;
  return el_get(line, EL_GETTC, name, &value) == 0 ? value : NULL;
}

/// The terminal's numeric capability with that two-letter termcap name; 0 if it has none.
static inline int clibedit_number(EditLine *line, const char *name) {
  int value = 0;
  return el_get(line, EL_GETTC, name, &value) == 0 ? value : 0;
}

static inline int clibedit_set_history(EditLine *line, History *entries) {
  return el_set(line, EL_HIST, history, entries);
}

static inline int clibedit_history_set_size(History *entries, int size) {
  HistEvent event;
  return history(entries, &event, H_SETSIZE, size);
}

static inline int clibedit_history_set_unique(History *entries, int unique) {
  HistEvent event;
  return history(entries, &event, H_SETUNIQUE, unique);
}

static inline int clibedit_history_enter(History *entries, const char *text) {
  HistEvent event;
  return history(entries, &event, H_ENTER, text);
}

/// Writes through the editor's own stream, so that the output keeps its order.
static inline void clibedit_write(const char *text, size_t length) {
  fwrite(text, 1, length, stdout);
  fflush(stdout);
}

#endif
