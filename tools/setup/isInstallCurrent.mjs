import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether the installed packages are the locked ones. npm writes its own lock as the last act of an
 * installation, so a broken-off one does not count, and an installation by hand does.
 * @param {string} root
 */
export function isInstallCurrent(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  return wanted !== null && installed !== null && isSameInstall(wanted, installed);
}

/**
 * Optional packages may be missing: they are for other systems.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function isSameInstall(wanted, installed) {
  const found = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {}).every(([folder, locked]) => {
    if (!folder.includes('node_modules/')) return true;
    const there = found[folder];
    return there ? isSamePackage(locked, there) : locked.optional === true;
  });
}

/**
 * Where a package came from is not compared: npm can leave that out of a lock and always knows it afterwards.
 * @param {LockedPackage} locked
 * @param {LockedPackage} there
 */
function isSamePackage(locked, there) {
  if (locked.link) return locked.resolved === there.resolved;
  const sameContent = !locked.integrity || !there.integrity || locked.integrity === there.integrity;
  return locked.version === there.version && sameContent;
}

/**
 * @param {string} file
 * @returns {Lock | null} `null` when the file is missing or not JSON.
 */
function readLock(file) {
  if (!existsSync(file)) return null;
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return /** @type {Lock} */ (lock);
  } catch {
    return null;
  }
}
