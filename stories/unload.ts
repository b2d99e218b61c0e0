/**
 * Setup of stories, which share a page and send it `beforeunload` without leaving it: React Aria would stop following the
 * keyboard then, so that no focus is visible and no tooltip opens in later stories.
 */
declare global {
  var isUnloadHeld: true | undefined;
}

if (!globalThis.isUnloadHeld) {
  globalThis.isUnloadHeld = true;
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const isLast = type === 'beforeunload' && typeof options === 'object' && options.once;
    if (!isLast) listen(type, listener, options);
  };
}

export {};
