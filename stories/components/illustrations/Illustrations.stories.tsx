import {
  AwardIllustration,
  Button,
  Card,
  Certificate,
  CoachesIllustration,
  Columns,
  CongratulationIllustration,
  CoursesIllustration,
  DocumentsIllustration,
  EmptyIllustration,
  Heading,
  InboxIllustration,
  Inline,
  NotFoundIllustration,
  PaymentsIllustration,
  ScheduleIllustration,
  SealIllustration,
  Section,
  StudyIllustration,
  Text,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: CoachesIllustration } satisfies Meta<typeof CoachesIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = [
  CoursesIllustration,
  InboxIllustration,
  PaymentsIllustration,
  AwardIllustration,
  ScheduleIllustration,
  DocumentsIllustration,
  CoachesIllustration,
  CongratulationIllustration,
  EmptyIllustration,
  NotFoundIllustration,
  StudyIllustration,
];

export const All: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['plain', 'deep'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <Columns>
            {all.map((Illustration) => (
              <Card key={Illustration.name} tone="outline">
                <Illustration />
              </Card>
            ))}
          </Columns>
        </Section>
      ))}
    </>
  ),
};

const awards = ['ten', 'fifty', 'foundations', 'cooking', 'practice', 'circles', 'course', 'graduation'];

export const Seals: Story = {
  name: 'Draws the same seal for the same award, and its outline before it is earned',
  render: () => (
    <Columns min="xs">
      {[...awards, awards[0]!].map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is there twice
        <Inline key={index}>
          <SealIllustration id={id} />
          <SealIllustration id={id} isAhead />
        </Inline>
      ))}
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const seals = [...canvasElement.querySelectorAll('svg')].map(({ outerHTML }) => outerHTML);
    await expect(seals.slice(0, 2)).toEqual(seals.slice(-2));
    await expect(new Set(seals).size).toBe(seals.length - 2);
    for (const seal of seals) await expect(seal.length).toBeLessThan(1400);
  },
};

export const CertificateOfAnAward: Story = {
  render: () => (
    <Columns min="l">
      {[true, false].map((hasSeal) => (
        <Card
          key={String(hasSeal)}
          padding="l"
          picture={
            <Certificate
              seal={hasSeal && <SealIllustration id={awards[0]!} />}
              holder={!hasSeal && 'Maya Lindqvist'}
            >
              <Heading level={2}>First ten modules</Heading>
              <Text size="s">Earned Sep 30, 2026</Text>
            </Certificate>
          }
        >
          <Button variant="quiet">Certificate</Button>
        </Card>
      ))}
    </Columns>
  ),
};

export const CertificateOfAPage: Story = {
  render: () => (
    <Card
      padding="l"
      picture={
        <Certificate isLarge seal={<SealIllustration id={awards[0]!} />} holder="Maya Lindqvist">
          <Heading level={2}>First ten modules</Heading>
          <Text>Health Coach Training Institute</Text>
        </Certificate>
      }
    >
      <Text>Awarded on Sep 30, 2026</Text>
    </Card>
  ),
};

export const IsDecorationUnlessItHasAName: Story = {
  args: { label: 'Two coaches in a good conversation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two coaches in a good conversation' })).toBeInTheDocument();
  },
};
