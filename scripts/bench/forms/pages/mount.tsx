import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface Pages {
  Form: ComponentType;
  Many: ComponentType;
  Frame?: ComponentType<{ children: React.ReactNode }>;
}

function Late({ Many }: Pick<Pages, 'Many'>) {
  const [isThere, setIsThere] = useState(false);
  Object.assign(window, { showMany: () => flushSync(() => setIsThere(true)) });
  return isThere ? <Many /> : null;
}

/** Shows the form, or with `?many` nothing until `showMany()` is called. */
export function mount({ Form, Many, Frame = ({ children }) => children }: Pages): void {
  createRoot(document.getElementById('root')!).render(
    <Frame>{location.search === '?many' ? <Late Many={Many} /> : <Form />}</Frame>,
  );
}
