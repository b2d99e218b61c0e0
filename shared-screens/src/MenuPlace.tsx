import { IconButton, MoreIcon } from '@institute/design-system';
import { type ReactNode, Suspense } from 'react';

interface MenuPlaceProps {
  /** The name of the menu's button. */
  label: string;
  children: ReactNode;
}

/** A menu whose code is loaded, and its button, disabled, until then. */
export const MenuPlace = ({ label, children }: MenuPlaceProps) => (
  <Suspense
    fallback={
      <IconButton label={label} isDisabled>
        <MoreIcon />
      </IconButton>
    }
  >
    {children}
  </Suspense>
);
