/**
 * The URL of a stored file. A name that is already a URL, such as a picture elsewhere, is returned unchanged. Private
 * files open only once the URL is signed: `signedUrl` of the design system, with the `signedContent` of the session.
 */
export function contentUrl(file: string, baseUrl = '/api'): string {
  return /^([a-z][a-z\d+.-]*:|\/)/i.test(file) ? file : `${baseUrl}/content/${encodeURIComponent(file)}`;
}
