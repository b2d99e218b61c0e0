/**
 * Where the file behind a stored name is. What is an address already, such as a picture elsewhere, stays as it is. Private
 * files open only once the URL is signed: `signedUrl` of the design system, with the `signedContent` of the session.
 */
export function contentUrl(file: string, baseUrl = '/api'): string {
  return /^([a-z][a-z\d+.-]*:|\/)/i.test(file) ? file : `${baseUrl}/content/${encodeURIComponent(file)}`;
}
