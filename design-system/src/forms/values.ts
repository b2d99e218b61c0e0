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
  subscribe: (listener: () => void) => () => void;
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The values of one form, kept by TanStack Form's store. Its own fields and validation are not used: see the decision. */
export function createValues<Values extends object>(first: Values): FormValues<Values> {
  const form = new FormApi({ defaultValues: first });
  let began = first;
  let offered = first;
  // TanStack Form asks its own fields, and there are none.
  const isFirst = () => isSame(form.store.state.values, began);
  const reset = (values: Values = began) => {
    began = values;
    form.reset(values);
  };
  return {
    get current() {
      return form.store.state.values as Values;
    },
    get isFirst() {
      return isFirst();
    },
    set: (name, value) =>
      form.setFieldValue(name as never, value as never, {
        dontUpdateMeta: true,
        dontRunListeners: true,
        dontValidate: true,
      }),
    reset,
    offer: (values) => {
      // A screen that renders again makes the same values anew.
      if (isSame(values, offered)) return;
      offered = values;
      if (isFirst()) reset(values);
    },
    subscribe: (listener) => {
      const { unsubscribe } = form.store.subscribe(listener);
      return unsubscribe;
    },
  };
}
