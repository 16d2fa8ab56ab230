import { installWithApt, onPath } from './system_programs.ts'

/** Programs that the tests of other engines than Chromium's need, and Debian's packages with them. */
const PROGRAMS = {
  FIREFOX: { names: ['firefox-esr', 'firefox'], needs: [], packages: ['firefox-esr'] },
  WEBKIT_DRIVER: {
    names: ['WebKitWebDriver'],
    // Its screen.
    needs: ['Xvfb'],
    // Without the last films cannot be played, and their pages hang.
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav'],
  },
}

type Name = keyof typeof PROGRAMS

/**
 * Firefox, and WebKit's driver, for the tests of pages in them: those that settings name and those of the system. What is missing has its
 * tests left out.
 *
 * @param isInstalled whether what is missing is installed first, from Debian and as root, which takes half a minute
 * @returns absolute paths by the settings' names
 */
export async function findOtherBrowsers(
  isInstalled: boolean
): Promise<Partial<Record<Name, string>>> {
  const missing = names().filter((name) => !find(name))
  if (isInstalled && missing.length > 0) {
    await installWithApt(missing.flatMap((name) => PROGRAMS[name].packages))
  }
  const found = names().flatMap((name) => {
    const path = find(name)
    return path ? [[name, path]] : []
  })
  return Object.fromEntries(found)
}

function names(): Name[] {
  return Object.keys(PROGRAMS) as Name[]
}

function find(name: Name): string | undefined {
  const { names: ours, needs } = PROGRAMS[name]
  if (needs.some((program) => onPath([program]).length === 0)) return undefined
  return process.env[name] || onPath(ours)[0]
}
