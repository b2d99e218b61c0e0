import { FormApi } from '@tanstack/react-form';

export interface FormValues<Values> {
  readonly current: Values;
  /** Whether the values are those that the form began with. */
  readonly isFirst: boolean;
  set: (name: string, value: unknown) => void;
  /** Back to the first values, or on to others. */
  reset: (values?: Values) => void;
  /** Values that came later (from the server), taken over as long as nothing was typed. */
  offer: (values: Values) => void;
  /** Hears of every change; of a single field, by its name. */
  subscribe: (listener: (name?: string) => void) => () => void;
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The values of one form, kept by TanStack Form's store. Its own fields and validation are not used: see the decision. */
export function createValues<Values extends object>(given: Values): FormValues<Values> {
  const form = new FormApi({ defaultValues: given });
  let first = given;
  let offered = given;
  let setting: string | undefined;
  return {
    get current() {
      return form.store.state.values as Values;
    },
    get isFirst() {
      return isSame(form.store.state.values, first);
    },
    set: (name, value) => {
      setting = name;
      form.setFieldValue(name as never, value as never, {
        dontUpdateMeta: true,
        dontRunListeners: true,
        dontValidate: true,
      });
      setting = undefined;
    },
    reset: (values = first) => {
      first = values;
      form.reset(values);
    },
    offer(values) {
      if (isSame(values, offered)) return;
      offered = values;
      if (!this.isFirst) return;
      first = values;
      form.reset(values);
    },
    subscribe: (listener) => {
      const { unsubscribe } = form.store.subscribe(() => listener(setting));
      return unsubscribe;
    },
  };
}
