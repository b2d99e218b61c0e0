/** Makes `Date` of this page show another time than the device's. `now` returns milliseconds since 1970. */
export function showTime(now: (device: DateConstructor) => number): void {
  const Device = Date;
  const shown = () => now(Device);
  globalThis.Date = new Proxy(Device, {
    construct: (target, values, newTarget) =>
      Reflect.construct(
        target,
        values.length === 0 ? [shown()] : values,
        newTarget === globalThis.Date ? target : newTarget,
      ),
    apply: () => new Device(shown()).toString(),
    get: (target, key) => (key === 'now' ? shown : Reflect.get(target, key)),
  });
}
