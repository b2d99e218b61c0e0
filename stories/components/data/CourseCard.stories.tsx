import {
  CalendarIcon,
  Columns,
  CourseCard,
  GlobeIcon,
  LinkButton,
  Plate,
  StatusBadge,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: CourseCard,
  args: {
    title: 'Health coaching foundations',
    status: <StatusBadge tone="info">In progress</StatusBadge>,
    progress: { label: 'Progress', value: 5, max: 12, valueText: '5 of 12 modules' },
    details: [
      { icon: <CalendarIcon size="s" />, text: 'October 2026 cohort' },
      { icon: <GlobeIcon size="s" />, text: 'English' },
    ],
    actions: <LinkButton href="/modules">Resume</LinkButton>,
  },
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Columns min="m" isFilling={false}>
      <CourseCard {...args} picture={<Plate id="foundations" isInCard />} />
      <CourseCard
        {...args}
        picture={<Plate id="interviewing" isInCard />}
        title="Motivational interviewing"
        status={<StatusBadge tone="neutral">Not started</StatusBadge>}
        progress={{ label: 'Progress', value: 0, max: 8, valueText: 'Begins Dec 07, 2026' }}
        actions={
          <LinkButton variant="secondary" href="/modules">
            See what is in it
          </LinkButton>
        }
      />
      <CourseCard
        {...args}
        picture={<Plate id="nutrition" isInCard />}
        title="Nutrition basics"
        status={<StatusBadge tone="positive">Done</StatusBadge>}
        progress={{ label: 'Progress', value: 6, max: 6, valueText: '6 of 6 modules' }}
        actions={
          <LinkButton variant="secondary" href="/awards">
            See your award
          </LinkButton>
        }
      />
    </Columns>
  ),
};

export const IsAnArticleWithAHeading: Story = {
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article).toContainElement(
      canvas.getByRole('heading', { level: 3, name: 'Health coaching foundations' }),
    );
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAccessibleDescription(
      '5 of 12 modules',
    );
  },
};
