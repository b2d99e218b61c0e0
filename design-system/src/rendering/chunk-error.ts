/** The code of a screen, or of a part of one, failed to load. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}
