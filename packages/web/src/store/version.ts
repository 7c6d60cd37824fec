declare const __BUILD__: string | undefined // written in by the bundler

/** Version and commit of this page. */
export const buildName: string = typeof __BUILD__ === 'string' ? __BUILD__ : 'development'
