import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useInlineStyle } from '../rendering/hydration.ts';
import * as styles from './Frame.css.ts';

export interface FrameProps {
  /** The URL of the page. */
  src: string;
  /** Accessible name of the frame. */
  title: string;
  /** In pixels. If the page reports its own height, pass that on. */
  height: number;
  /**
   * Called with the page's `postMessage` data. Messages from other pages, or after it has navigated to another
   * origin, are ignored.
   */
  onMessage?: (message: unknown) => void;
}

/** Embeds a third-party page, such as a payment provider's card form, whose card number this page must not see. */
export function Frame({ src, title, height, onMessage }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const style = useInlineStyle({ blockSize: height });
  const hear = useEffectEvent((event: MessageEvent) => {
    const isOfFrame = event.source !== null && event.source === frame.current?.contentWindow;
    if (isOfFrame && event.origin === new URL(src, location.href).origin) onMessage?.(event.data);
  });
  // In the commit that opens the frame, before its page can speak.
  useLayoutEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  return <iframe ref={frame} src={src} title={title} className={styles.frame} style={style} />;
}
