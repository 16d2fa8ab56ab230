import { elementOf } from '#app/core/elements'
import type { NamedFile } from '#app/media/store/stored_files'
import { cutText } from '#common/cut_text'
import { oneLine } from '#app/core/http/readable'
import type { ResultFile } from './queries/list_result_files.js'
import { type RecipeContent, shotsOf } from './recipe.js'
import { extensionOf } from '#app/media/serving/extension'

const LONGEST_NAME = 80

/**
 * Names for the pictures of a batch: `product/scene shape 1.jpg`, each once. The shape is left out where there is one only, the
 * number where a scene has one picture.
 */
export function* nameResults(
  files: readonly ResultFile[],
  content: RecipeContent
): Generator<NamedFile> {
  const shots = shotsOf(content)
  const folders = new Names()
  const folderOf = new Map<number, string>()
  const names = new Names()
  for (const file of files) {
    const { scene, shape } = elementOf(shots, file.shot)
    const folder = folderOf.get(file.place) ?? folders.next(clean(file.productName, 'product'))
    folderOf.set(file.place, folder)
    const stem = [clean(scene.name, 'scene'), ...(content.shapes.length > 1 ? [shape] : [])].join(
      ' '
    )
    yield { ...file, name: `${names.next(`${folder}/${stem}`)}.${extensionOf(file.mime)}` }
  }
}

/** Gives each name once: the second of two equal ones gets a 2, whatever the case of its letters. */
class Names {
  readonly #given = new Map<string, number>()

  next(wanted: string): string {
    const key = wanted.toLowerCase()
    const count = (this.#given.get(key) ?? 0) + 1
    this.#given.set(key, count)
    return count === 1 ? wanted : this.next(`${wanted} ${count}`)
  }
}

/** What file systems everywhere take as a name. */
function clean(text: string, otherwise: string): string {
  const name = oneLine(text.replace(/[\p{Cc}/\\:*?"<>|]/gu, ' '))
  return cutText(name, LONGEST_NAME).replace(/^[. ]+|[. ]+$/g, '') || otherwise
}
