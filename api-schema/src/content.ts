/**
 * The URL of a stored file. A name that is already a URL, such as an external picture, is returned unchanged. Private
 * files need a signed URL: use the design system's `signedUrl` with the session's `signedContent`.
 */
export function contentUrl(file: string, baseUrl = '/api'): string {
  return /^([a-z][a-z\d+.-]*:|\/)/i.test(file) ? file : `${baseUrl}/content/${encodeURIComponent(file)}`;
}
