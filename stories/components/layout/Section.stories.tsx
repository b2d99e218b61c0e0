import { Button, Columns, Feature, Link, Section, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Begin in three steps', lead: 'It takes about ten minutes.' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  render: (args) => (
    <>
      {(['plain', 'sunken', 'soft', 'deep'] as const).map((tone) => (
        <Section key={tone} {...args} title={`Begin in three steps: ${tone}`} tone={tone}>
          <Columns>
            <Feature mark="1" title="Sign up">
              With the e-mail you <Link href="/login">study with</Link>.
            </Feature>
            <Feature mark="2" title="Complete your profile">
              Your intro, your focus, your languages.
            </Feature>
          </Columns>
          <Button>Start coaching</Button>
          <Button variant="secondary">See how it works</Button>
        </Section>
      ))}
    </>
  ),
};

export const IsARegionWithAName: Story = {
  args: { children: <Text>Sign up first.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Begin in three steps' })).toHaveTextContent(
      'Sign up first.',
    );
  },
};

/** On wide windows; under it on others. */
export const TextBesideItsHeading: Story = {
  args: {
    title: 'Good questions',
    lead: undefined,
    width: 'text',
    children: [
      <Text key="first">Nothing is due before you begin.</Text>,
      <Link key="all" href="/faq">
        All questions
      </Link>,
    ],
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const text = canvas.getByText(/^Nothing/).getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.left).toBe(text.left);
    await expect(link.top).toBeGreaterThan(text.bottom);
    if (innerWidth < 1024) await expect(text.left).toBe(heading.left);
    else await expect(Math.abs(text.top - heading.top)).toBeLessThan(text.left - heading.right);
  },
};
