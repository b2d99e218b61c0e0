import { createContext, type ReactNode, useContext } from 'react';

/** Turns a URL from the API into one that the browser can load. */
export type ContentUrl = (url: string) => string;

const ContentUrlContext = createContext<ContentUrl>((url) => url);

export interface ContentUrlProviderProps {
  /** Such as `(url) => signedUrl(url, credentials)` of `formats`. */
  contentUrl: ContentUrl;
  children: ReactNode;
}

/** Lets the library's pictures, videos and documents load private content. Without it, URLs stay unchanged. */
export function ContentUrlProvider({ contentUrl, children }: ContentUrlProviderProps) {
  return <ContentUrlContext value={contentUrl}>{children}</ContentUrlContext>;
}

export const useContentUrl = (): ContentUrl => useContext(ContentUrlContext);
