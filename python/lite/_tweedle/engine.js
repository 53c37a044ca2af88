// Starts the engine: a function of its compiled code and of the bytes that a session may hold. PROGRAM is what wasm-bindgen wrote.
(module, bytes) => {
  let isStopped = false;
  const clock = globalThis.Date;
  // The engine ends its work when the time is over.
  const Date = { now: () => (isStopped ? Infinity : clock.now()) };
  PROGRAM;
  initSync({ module });
  const engine = new Engine(bytes);
  return {
    ask: (line, limitMs, tell) => {
      isStopped = false;
      return engine.ask(line, limitMs, tell);
    },
    stop: () => {
      isStopped = true;
    },
  };
};
