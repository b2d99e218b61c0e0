import { useEffect, useEffectEvent, useRef } from 'react';
import { useInlineStyle } from '../rendering/hydration.ts';
import * as styles from './Frame.css.ts';

export interface FrameProps {
  /** The address of the page. */
  src: string;
  /** Accessible name of the frame. */
  title: string;
  /** In pixels; where the page tells its own height, pass that on. */
  height: number;
  /** What the page says by `postMessage`. Messages of other pages, or after it has gone to another origin, are not heard. */
  onMessage?: (message: unknown) => void;
}

/** A third party's page inside this one, such as a payment provider's card form, whose number this page must not see. */
export function Frame({ src, title, height, onMessage }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const style = useInlineStyle({ blockSize: height });
  const hear = useEffectEvent((event: MessageEvent) => {
    const isOfFrame = event.source !== null && event.source === frame.current?.contentWindow;
    if (isOfFrame && event.origin === new URL(src, location.href).origin) onMessage?.(event.data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  return <iframe ref={frame} src={src} title={title} className={styles.frame} style={style} />;
}
