/** A date and a time of day, or what was typed instead. */
export interface DateTimeParts {
  date: string;
  time: string;
}

/** `2027-03-14T14:30` from `2027-03-14` and `14:30`. Parts that are missing or can't be read stay as they are. */
export const joinDateTime = ({ date, time }: DateTimeParts): string =>
  date === '' && time === '' ? '' : `${date}T${time}`;

/** The reverse of `joinDateTime`. Typed words can have a T too, but a time has none. */
export function splitDateTime(value: string): DateTimeParts {
  const at = /^\d{4}-\d\d-\d\dT/.test(value) ? 10 : value.lastIndexOf('T');
  return at < 0 ? { date: value, time: '' } : { date: value.slice(0, at), time: value.slice(at + 1) };
}
