import {
  AwardIllustration,
  Card,
  CoachesIllustration,
  Columns,
  CongratulationIllustration,
  CoursesIllustration,
  DocumentsIllustration,
  EmptyIllustration,
  InboxIllustration,
  NotFoundIllustration,
  PaymentsIllustration,
  ScheduleIllustration,
  SealIllustration,
  Section,
  StudyIllustration,
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
  SealIllustration,
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

export const IsDecorationUnlessItHasAName: Story = {
  args: { label: 'Two coaches in a good conversation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two coaches in a good conversation' })).toBeInTheDocument();
  },
};
