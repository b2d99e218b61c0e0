/** Before all other modules: the server and the PDF library use Node's `Buffer` without importing it. */
import { Buffer } from 'buffer';

globalThis.Buffer ??= Buffer;
