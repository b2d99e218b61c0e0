/** Runs before the scripts of an app's page: its clock shows the time of the world. */
import { showTime } from './show-time.ts';

const { now: start, held } = (document.currentScript as HTMLScriptElement).dataset;
const ahead = Number(start) - Date.now();
showTime((device) => (held === 'true' ? Number(start) : device.now() + ahead));
