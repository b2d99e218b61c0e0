/** The names of the colors of products, which both apps have in their translations. */
import type { IntlShape } from 'react-intl';

/** The name of a stored color in the user's language. Unlisted colors keep the stored name. */
export const colorName = (intl: IntlShape, color: string): string =>
  intl.formatMessage(
    {
      defaultMessage:
        '{color, select, White {White} Sand {Sand} Clay {Clay} Sage {Sage} Forest {Forest} Sky {Sky} Midnight {Midnight} Lilac {Lilac} Rose {Rose} Sun {Sun} Slate {Slate} Black {Black} other {{color}}}',
      description: 'Color of a product',
    },
    { color },
  );
