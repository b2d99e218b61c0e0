/** `setTimeout` of `node:timers/promises`. */
export const setTimeout = <Value>(delay: number, value?: Value): Promise<Value> =>
  new Promise((resolve) => globalThis.setTimeout(() => resolve(value as Value), delay));
