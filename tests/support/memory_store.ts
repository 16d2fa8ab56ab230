/** Like S3's listings of 1,000 names, but so that pages and rounds do not end together. */
const PAGE = 900

/** A store of names without contents that lists them in pages, as stores on other machines do. */
export class MemoryStore {
  /** When each file was last changed. */
  readonly files = new Map<string, Date>()
  /** Names that were told in all. */
  listed = 0

  async listAll(prefix: string, { paginationToken = '' }: { paginationToken?: string }) {
    const keys = [...this.files.keys()]
      .filter((key) => key.startsWith(prefix) && key > paginationToken)
      .sort()
    const objects = keys.slice(0, PAGE).map((key) => ({ isFile: true, key }))
    this.listed += objects.length
    return { objects, paginationToken: keys.length > PAGE ? objects.at(-1)!.key : undefined }
  }

  async getMetaData(key: string) {
    return { lastModified: this.files.get(key)! }
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key)
  }
}
