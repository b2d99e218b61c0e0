import institute from '@institute/api-schema/institute-texts/es.json';
import app from './es.json';

/** The app's messages, and the institute's words for texts of the library. */
export default { ...app, ...institute };
