import { IconButton, MoreIcon } from '@institute/design-system';

/** In the place of a menu while its code loads. */
export const MenuPlace = ({ label }: { label: string }) => (
  <IconButton label={label} isDisabled>
    <MoreIcon />
  </IconButton>
);
