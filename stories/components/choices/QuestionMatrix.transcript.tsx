import { QuestionMatrix } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <QuestionMatrix
      label="How was the class?"
      isRequired
      questions={[
        { value: 'clear', label: 'The class was clear' },
        { value: 'pace', label: 'The pace was right', description: 'Of the live sessions' },
      ]}
      options={[
        { value: 'disagree', label: 'Disagree' },
        { value: 'agree', label: 'Agree' },
      ]}
      errorMessages={{ pace: errorMessage }}
    />
  ),
  steps: fieldSteps([press(' '), press('{ArrowDown}'), press('{Tab}', 'Go to the next line'), press(' ')]),
} satisfies Scenario;
