import { sha256 } from './digest.ts';

/** Characters that RFC 8187 allows unescaped in a header. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Proxies that compress an answer make its tag a weak one. */
const isNamed = (etag: string, ifNoneMatch = '') =>
  ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/** A file download with its name (RFC 6266), instead of JSON. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly fileName: string;
  /** The `Cache-Control` header. If set, the answer also has an `ETag` for revalidation. */
  readonly caching: string | undefined;

  constructor(bytes: Uint8Array<ArrayBuffer>, mediaType: string, fileName: string, caching?: string) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.fileName = fileName;
    this.caching = caching;
  }

  /** Answers 304 without the file if `ifNoneMatch`, that header of the request, names its `ETag`. */
  respond(ifNoneMatch?: string): Response {
    const cachingHeaders = this.caching && {
      'cache-control': this.caching,
      etag: `"${sha256(this.bytes).slice(0, 32)}"`,
    };
    if (cachingHeaders && isNamed(cachingHeaders.etag, ifNoneMatch))
      return new Response(null, { status: 304, headers: cachingHeaders });
    const plain = this.fileName.normalize('NFKD').replaceAll(/[^\w .()-]/g, '');
    return new Response(this.bytes, {
      headers: {
        'content-type': this.mediaType.startsWith('text/')
          ? `${this.mediaType}; charset=utf-8`
          : this.mediaType,
        'content-length': String(this.bytes.length),
        'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(this.fileName)}`,
        ...cachingHeaders,
      },
    });
  }
}
