import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type Pad from 'signature_pad';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import * as styles from './SignatureField.css.ts';
import { messages } from './signature-messages.ts';
import { pen, type Strokes, scaled, sheet } from './signature-strokes.ts';

interface SignaturePadProps {
  strokes: Strokes;
  onChange: (strokes: Strokes) => void;
}

/** Lets users draw on the canvas, unless that failed. The drawing survives changes of its size and the screen's pixel density. */
function useSignaturePad(
  canvas: RefObject<HTMLCanvasElement | null>,
  { strokes, onChange }: SignaturePadProps,
): boolean {
  const pad = useRef<Pad | null>(null);
  const latest = useRef({ strokes, onChange });
  const [hasFailed, setFailed] = useState(false);

  const isDrawing = useRef(false);
  const drawnWidth = useRef<number>(sheet.width);
  /** Fits the canvas to its box and redraws, but not while drawing, which would lose the current line. */
  const draw = useRef(() => {
    const element = canvas.current;
    if (!element || !pad.current || isDrawing.current) return;
    const width = element.clientWidth;
    const density = window.devicePixelRatio || 1;
    element.width = Math.round(width * density);
    element.height = Math.round(element.clientHeight * density);
    element.getContext('2d')!.scale(density, density);
    const factor = width / sheet.width;
    Object.assign(pad.current, { minWidth: pen.minWidth * factor, maxWidth: pen.maxWidth * factor });
    pad.current.fromData(scaled(latest.current.strokes, factor));
  });
  useEffect(() => {
    const isDrawn = latest.current.strokes !== strokes;
    latest.current = { strokes, onChange };
    if (isDrawn) draw.current();
  });

  useEffect(() => {
    const element = canvas.current!;
    let isHere = true;
    import('signature_pad')
      .then(({ default: SignaturePadEngine }) => {
        if (!isHere) return;
        // Throws where nothing can be drawn, because the browser has no canvas.
        const engine = new SignaturePadEngine(element, pen);
        pad.current = engine;
        engine.addEventListener('beginStroke', () => {
          isDrawing.current = true;
          drawnWidth.current = element.clientWidth;
        });
        engine.addEventListener('endStroke', () => {
          isDrawing.current = false;
          const drawn = scaled(engine.toData(), sheet.width / drawnWidth.current);
          latest.current.strokes = drawn;
          latest.current.onChange(drawn);
          // The canvas may have changed in the meantime.
          if (element.clientWidth !== drawnWidth.current) draw.current();
        });
        draw.current();
      })
      .catch(() => setFailed(true));
    const resized = window.ResizeObserver && new ResizeObserver(() => draw.current());
    resized?.observe(element);
    return () => {
      isHere = false;
      resized?.disconnect();
      pad.current?.off();
      pad.current = null;
    };
  }, [canvas]);
  return hasFailed;
}

/** A canvas to draw on, and the buttons that erase. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const intl = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasFailed = useSignaturePad(canvas, { strokes, onChange });

  const count = strokes.length;
  return (
    <>
      <p className={styles.hint}>{intl.formatMessage(messages.drawHint)}</p>
      {hasFailed && <p role="alert">{intl.formatMessage(messages.padFailed)}</p>}
      <div className={styles.paper}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={intl.formatMessage(
            {
              id: 'signature.drawing',
              defaultMessage:
                '{count, plural, =0 {Drawn signature: empty} one {Drawn signature: # line} other {Drawn signature: # lines}}',
              description: 'Name of the area in which a signature is drawn',
            },
            { count },
          )}
        />
        <span aria-hidden className={styles.line} />
      </div>
      <div className={styles.actions}>
        {/* Never disabled, because a disabled button would lose the focus right after use. */}
        <Button
          variant="secondary"
          onPress={() => {
            onChange(strokes.slice(0, -1));
            announce(intl.formatMessage(count > 0 ? messages.undone : messages.nothingToUndo));
          }}
        >
          {intl.formatMessage(messages.undo)}
        </Button>
        <Button
          variant="quiet"
          onPress={() => {
            onChange([]);
            announce(intl.formatMessage(messages.cleared));
          }}
        >
          {intl.formatMessage(messages.clear)}
        </Button>
      </div>
    </>
  );
}
