import { LinkButton, OfferCard } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: OfferCard,
  args: {
    as: 'article',
    lang: 'en',
    offer: {
      id: '01980a3c-1f00-7000-8000-000000000071',
      type: 'SERVICE',
      title: 'Quiet mornings',
      image: null,
      description: 'Eight weeks in a small group.\n\nOne change at a time.',
      price: 2500,
      currency: 'USD',
      priceUnit: 'SESSION',
      purchaseTerms: { amount: 2500, sessionCount: 0, groupSessionCount: 1, duration: 75, isBookable: false },
      deliveryMode: 'ONLINE',
      serviceCategoryId: 'STRESS',
      productCategoryId: null,
      productSpecification: null,
    },
    actions: <LinkButton href="#">Sign up</LinkButton>,
  },
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {
  name: 'Says what one purchase costs and includes [K-09]',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/\$\s25\.00\s?per session/);
    await expect(canvas.getByRole('article')).toHaveTextContent(
      '1 group session of 75 minutes · Online · Stress',
    );
    // The plate in the place of a picture.
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
/** In a list of one column. */
export const InARow: Story = { args: { layout: 'row' } };
export const WithoutAPriceYet: Story = {
  args: {
    offer: {
      ...meta.args.offer,
      price: 0,
      purchaseTerms: { ...meta.args.offer.purchaseTerms, amount: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Free/)).toBeNull();
  },
};
export const InSpanish: Story = { globals: { locale: 'es' } };
