/** Imported before all others: in a picture, every story shows the same time. */
import { showTime } from '@institute/demo/show-time';
import { isPictured, picturesStartAt } from '../screens/pictured.ts';

if (isPictured) {
  const time = Date.parse(picturesStartAt);
  showTime(() => time);
}
