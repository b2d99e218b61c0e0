const segmenter = new Intl.Segmenter();

/** The beginning of a text that is at most so many UTF-16 units long. No character or emoji is cut in half. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
