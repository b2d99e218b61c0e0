/** Runs before the scripts of an app's page: its clock shows the time of the world. */
{
  const ahead = Number((document.currentScript as HTMLScriptElement).dataset.ahead);
  const Device = Date;
  const now = () => Device.now() + ahead;
  globalThis.Date = new Proxy(Device, {
    construct: (target, values, newTarget) =>
      Reflect.construct(
        target,
        values.length === 0 ? [now()] : values,
        newTarget === globalThis.Date ? target : newTarget,
      ),
    apply: () => new Device(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
