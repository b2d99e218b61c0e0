import { Prose } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Prose,
  args: {
    as: 'article',
    children: (
      <>
        <h2 id="canceling">Cancelling a session</h2>
        <p>
          A session can be moved or cancelled until <strong>24 hours</strong> before it begins. How to do that
          is in <a href="#late">late cancellations</a>.
        </p>
        <ul>
          <li>Your client is told at once, by e-mail and in the app.</li>
          <li>
            What was paid goes back:
            <ul>
              <li>to the card within five business days,</li>
              <li>to a package at once.</li>
            </ul>
          </li>
        </ul>
        <h3 id="late">Late cancellations</h3>
        <ol>
          <li>Open the session.</li>
          <li>Say why.</li>
        </ol>
        <blockquote>
          <p>Be as kind to your clients as you would be to a friend.</p>
        </blockquote>
        <table>
          <thead>
            <tr>
              <th>When</th>
              <th>What goes back</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>More than 24 hours before</td>
              <td>Everything</td>
            </tr>
            <tr>
              <td>Later</td>
              <td>Half</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APolicy: Story = {};

/** What someone typed into a text field. */
export const ATextInParagraphs: Story = {
  args: { children: 'I coach people who work at night.\n\nWe begin with how you sleep.\n' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article > p')).toHaveLength(2);
  },
};

export const LinesStayReadable: Story = {
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    const em = Number.parseFloat(getComputedStyle(article).fontSize);
    await expect(article.getBoundingClientRect().width / em).toBeLessThan(44);
  },
};
