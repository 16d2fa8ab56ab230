/** Has the browser show a page of ours where it cannot reach the server. Over plain HTTP browsers have no such thing. */
export function provideOfflinePage(): void {
  const register = () => {
    navigator.serviceWorker?.register('/offline-worker.js').catch(() => {})
  }
  // Mostly everything the page names itself has been loaded by the time that this script comes.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
