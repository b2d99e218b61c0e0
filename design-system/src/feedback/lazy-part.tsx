import { type ComponentType, lazy, Suspense, useReducer } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { ChunkError } from '../rendering/chunk-error.ts';
import { ErrorBoundary } from '../rendering/ErrorBoundary.tsx';
import * as styles from './lazy-part.css.ts';

/**
 * A part of a screen in its own chunk, for inside a `Suspense`. If its code fails to load, a retry is shown in its place,
 * or `Instead`, and the screen with what was typed stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const begin = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new ChunkError('The code of a part did not arrive', { cause });
      }
    }) as unknown as ComponentType<Props>;
  let Content = begin();
  return function LazyPart(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    return (
      <ErrorBoundary
        fallback={(error, retry) => {
          // Not about loading, so not for this place.
          if (!(error instanceof ChunkError)) throw error;
          if (Instead) return <Instead {...props} />;
          return (
            <NotLoaded
              onRetry={() => {
                // React remembers a failed one.
                Content = begin();
                renderAgain();
                retry();
              }}
            />
          );
        }}
      >
        <Content {...props} />
      </ErrorBoundary>
    );
  };
}

/** A lazy part that brings its own `Suspense`: its place stays empty until it's there, and the rest doesn't wait for it. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazyPart(load, Instead);
  return function LazyExtra(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className={styles.failed}>
    <span>
      <FormattedMessage
        id="part.failed"
        defaultMessage="We couldn’t load this. Check your connection."
        description="In the place of a part of a page whose code did not arrive, before a button that tries again"
      />
    </span>
    <Button variant="secondary" onPress={onRetry}>
      <FormattedMessage
        id="action.tryAgain"
        defaultMessage="Try again"
        description="Button that repeats what failed"
      />
    </Button>
  </div>
);

/** In place of a part that is no loss. */
export const Nothing = () => null;
