import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * Whether the installed packages are the locked ones. npm writes its own lock as the last act of an
 * installation, so a broken-off one does not count, and an installation by hand does.
 * @param {string} root
 */
export function isInstallCurrent(root) {
  try {
    const wanted = readLock(join(root, 'package-lock.json'));
    return isSameInstall(wanted, readLock(join(root, 'node_modules', '.package-lock.json')));
  } catch {
    return false; // A lock is missing, or not JSON.
  }
}

/** @param {string} file */
function readLock(file) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {Lock} */ (lock);
}

/**
 * Optional packages may be missing: they are for other systems.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function isSameInstall(wanted, installed) {
  const found = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {})
    .filter(([folder]) => folder.includes('node_modules/'))
    .every(([folder, locked]) => isSamePackage(locked, found[folder]));
}

/**
 * Where a package came from is not compared: npm can leave that out of a lock and always knows it afterwards.
 * @param {LockedPackage} locked
 * @param {LockedPackage | undefined} there
 */
function isSamePackage(locked, there) {
  if (!there) return locked.optional === true;
  if (locked.link) return locked.resolved === there.resolved;
  const sameContent = !locked.integrity || !there.integrity || locked.integrity === there.integrity;
  return locked.version === there.version && sameContent;
}
