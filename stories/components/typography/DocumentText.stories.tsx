import { DocumentText } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

const section = (place: number, title: string, inside: string) =>
  `<section id="section-${place}"><h3>${place}. ${title}</h3>${inside}</section>`;

const html = `<article lang="en-US"><h2>Enrollment agreement</h2><p>Between the institute and Maya Lindqvist.</p>${[
  section(1, 'The program', '<p>Health Coach Training Program, forty-two weeks.</p>'),
  section(
    2,
    'What it costs',
    '<table><caption>Payments</caption><thead><tr><th scope="col">Due</th><th scope="col">Amount</th></tr></thead><tbody><tr><th scope="row">Nov 21, 2026</th><td>$ 500.00</td></tr></tbody></table>',
  ),
  section(
    3,
    'Leaving the program',
    '<ul><li>Within three days: everything is given back.</li><li>Later: by weeks.</li></ul>',
  ),
].join('')}</article>`;

const meta = {
  component: DocumentText,
  args: { html, onEnd: fn() },
} satisfies Meta<typeof DocumentText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnAgreement: Story = {
  name: 'Headings, contents, tables of a document [P-16]',
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Contents Enrollment agreement' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Enrollment agreement');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible();
    const last = canvas.getByRole('heading', { name: '3. Leaving the program' });
    await expect(contents.getByRole('link', { name: '3. Leaving the program' })).toHaveAttribute(
      'href',
      `#${last.id}`,
    );
  },
};

export const TheEndIsSeen: Story = {
  play: async ({ args }) => {
    scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};

export const NothingInItRuns: Story = {
  args: {
    html: '<article><h2>Title</h2><p onclick="steal()">Text <a href="https://elsewhere.example">link</a></p><script>steal()</script><img src="x" onerror="steal()"><style>h2{display:none}</style></article>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Text link')).toBeVisible();
    await expect(canvasElement.querySelector('a, script, img, style, [onclick]')).toBeNull();
    await expect(canvas.queryByText(/steal/)).toBeNull();
  },
};
