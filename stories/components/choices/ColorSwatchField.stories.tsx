import { Button, type ColorOption, ColorSwatchField } from '@institute/design-system';
import { enumLabel } from '@institute/design-system/formats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Canvas, expectDescriptionWhenLeft } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const colors: ColorOption[] = [
  ['SAGE', '#9caf88'],
  ['FOREST_GREEN', '#2c5f4a'],
  ['APRICOT', '#f2b880'],
  ['IVORY', '#fffff0'],
  ['INK', '#16211c'],
  ['SKY_BLUE', '#8ec5e8'],
].map(([value, color]) => ({ value: value!, label: enumLabel(value!), color: color! }));

const meta = {
  component: ColorSwatchField,
  args: { label: 'Colors', options: colors, onChange: fn(), isRequired: true },
} satisfies Meta<typeof ColorSwatchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <ColorSwatchField label="Colors" options={colors} max={3} defaultValue={['SAGE', 'IVORY']} />
      <ColorSwatchField
        label="Colors of the cover"
        options={colors}
        isRequired
        errorMessage="Select at least 1 option"
      />
      <ColorSwatchField label="Sold in" options={colors.slice(0, 3)} isReadOnly defaultValue={['SAGE']} />
      <ColorSwatchField label="Sold out" options={colors.slice(0, 3)} isDisabled defaultValue={['APRICOT']} />
    </Canvas>
  ),
};

export const IsToldByNames: Story = {
  name: 'Names its colors, so that color is not the only sign [D-08]',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Sage' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['SAGE']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Forest green' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['SAGE', 'FOREST_GREEN']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sage' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['FOREST_GREEN']);
  },
};

export const MoreThanTheMostIsKeptAndSaid: Story = {
  args: { max: 1, defaultValue: ['SAGE'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ink' }));
    await expectDescriptionWhenLeft(canvas.getByRole('group'), 'Choose up to 1 | 1 too many selected');
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll('colors'));
      }}
    >
      <Canvas>
        <ColorSwatchField label="Colors" name="colors" options={colors} defaultValue={['SAGE']} />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ink' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith(['SAGE', 'INK']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('checkbox', { name: 'Ink' })).not.toBeChecked();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
