/** Has the browser show a page of ours where it cannot reach the server. Over plain HTTP browsers have no such thing. */
navigator.serviceWorker?.register('/offline-worker.js').catch(() => {})

export {}
