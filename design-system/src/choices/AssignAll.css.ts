import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { roomy, row } from './RadioRows.css.ts';

export const selectRow = componentStyle([
  row,
  {
    '@container': {
      [roomy]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: vars.space.m,
      },
    },
  },
]);
