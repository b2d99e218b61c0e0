import { ScreenError as LibraryScreenError } from '@institute/design-system/app';
import { paths } from '../places.ts';

/** Shown if a screen, or a part of one, failed to load. */
export function ScreenError(props: { error: unknown; onRetry: () => void }) {
  return <LibraryScreenError {...props} homeHref={paths.home()} />;
}
