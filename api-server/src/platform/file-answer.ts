/** Characters that RFC 8187 allows unescaped in a header. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A file download with its name (RFC 6266), instead of JSON. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly fileName: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, mediaType: string, fileName: string) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.fileName = fileName;
  }

  respond(): Response {
    const plain = this.fileName.normalize('NFKD').replaceAll(/[^\w .()-]/g, '');
    return new Response(this.bytes, {
      headers: {
        'content-type': this.mediaType.startsWith('text/')
          ? `${this.mediaType}; charset=utf-8`
          : this.mediaType,
        'content-length': String(this.bytes.length),
        'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(this.fileName)}`,
      },
    });
  }
}
