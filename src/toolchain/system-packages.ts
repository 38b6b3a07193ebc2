/** What matches the headers, libraries, pkg-config modules and programs of a library, and its packages. */
type SystemLibrary = readonly [pattern: RegExp, debian: string, fedora: string, alpine: string]

const libraries: readonly SystemLibrary[] = [
  [/^cairo|^cairo(?:-\w+)?\.h$/, 'libcairo2-dev', 'cairo-devel', 'cairo-dev'],
  [/^pixman/, 'libpixman-1-dev', 'pixman-devel', 'pixman-dev'],
  [/^pango/, 'libpango1.0-dev', 'pango-devel', 'pango-dev'],
  [/^(?:jpeglib\.h|libjpeg|jpeg$)/, 'libjpeg-dev', 'libjpeg-turbo-devel', 'libjpeg-turbo-dev'],
  [/^(?:gif_lib\.h|gif$)/, 'libgif-dev', 'giflib-devel', 'giflib-dev'],
  [/^(?:librsvg|rsvg)/, 'librsvg2-dev', 'librsvg2-devel', 'librsvg-dev'],
  [/^(?:png(?:conf)?\.h|libpng|png\d*$)/, 'libpng-dev', 'libpng-devel', 'libpng-dev'],
  [/^(?:libsecret|secret-1)/, 'libsecret-1-dev', 'libsecret-devel', 'libsecret-dev'],
  [/^(?:gssapi|krb5)/, 'libkrb5-dev', 'krb5-devel', 'krb5-dev'],
  [/^(?:libudev|udev)/, 'libudev-dev', 'systemd-devel', 'eudev-dev'],
  [/^(?:libusb|usb-1\.0)/, 'libusb-1.0-0-dev', 'libusb1-devel', 'libusb-dev'],
  [/^(?:alsa|asound)/, 'libasound2-dev', 'alsa-lib-devel', 'alsa-lib-dev'],
  [/^(?:X11\/extensions\/XTest|xtst|Xtst)/i, 'libxtst-dev', 'libXtst-devel', 'libxtst-dev'],
  [/^(?:X11\/extensions\/XI|xi$)/i, 'libxi-dev', 'libXi-devel', 'libxi-dev'],
  [/^(?:X11|x11)(?:\/|$)/, 'libx11-dev', 'libX11-devel', 'libx11-dev'],
  [
    /^(?:dns_sd|avahi)/,
    'libavahi-compat-libdnssd-dev',
    'avahi-compat-libdns_sd-devel',
    'avahi-dev',
  ],
  [/^(?:security\/pam|pam$)/, 'libpam0g-dev', 'pam-devel', 'linux-pam-dev'],
  [/^(?:gd\.h|gdlib|gd$)/, 'libgd-dev', 'gd-devel', 'gd-dev'],
  [/^(?:sodium|libsodium)/, 'libsodium-dev', 'libsodium-devel', 'libsodium-dev'],
  [/^(?:zmq|libzmq)/, 'libzmq3-dev', 'zeromq-devel', 'zeromq-dev'],
  [/^cups/, 'libcups2-dev', 'cups-devel', 'cups-dev'],
  [/^(?:Magick\+\+|ImageMagick)/, 'libmagick++-dev', 'ImageMagick-c++-devel', 'imagemagick-dev'],
  [/^(?:sql(?:ext|ucode)?\.h|odbc)/, 'unixodbc-dev', 'unixODBC-devel', 'unixodbc-dev'],
  [/^(?:openssl|ssl$|crypto$|libssl)/i, 'libssl-dev', 'openssl-devel', 'openssl-dev'],
  [/^(?:libpq|pg_config|pq$)/, 'libpq-dev', 'libpq-devel', 'libpq-dev'],
  [/^pcap/, 'libpcap-dev', 'libpcap-devel', 'libpcap-dev'],
  [/^(?:zlib|z$)/, 'zlib1g-dev', 'zlib-devel', 'zlib-dev'],
  [/^(?:unicode\/|icu)/, 'libicu-dev', 'libicu-devel', 'icu-dev'],
  [/^expat/, 'libexpat1-dev', 'expat-devel', 'expat-dev'],
  [/^vips/, 'libvips-dev', 'vips-devel', 'vips-dev'],
  [/^bluetooth/, 'libbluetooth-dev', 'bluez-libs-devel', 'bluez-dev'],
  [/^(?:GL|gl$)(?:\/|$)/, 'libgl-dev', 'mesa-libGL-devel', 'mesa-dev'],
  [/^(?:libxml2?|xml2|libxml\/)/, 'libxml2-dev', 'libxml2-devel', 'libxml2-dev'],
  [/^(?:mysql|mariadb)/, 'libmariadb-dev', 'mariadb-connector-c-devel', 'mariadb-connector-c-dev'],
  [/^(?:curl)/, 'libcurl4-openssl-dev', 'libcurl-devel', 'curl-dev'],
  [/^(?:opencv)/, 'libopencv-dev', 'opencv-devel', 'opencv-dev'],
  [/^(?:glib|gobject|gio-)/, 'libglib2.0-dev', 'glib2-devel', 'glib-dev'],
  [/^(?:libsystemd|systemd\/)/, 'libsystemd-dev', 'systemd-devel', 'elogind-dev'],
  [/^(?:dbus)/, 'libdbus-1-dev', 'dbus-devel', 'dbus-dev'],
  [/^(?:snappy)/, 'libsnappy-dev', 'snappy-devel', 'snappy-dev'],
  [/^(?:linux\/|asm\/)/, 'linux-libc-dev', 'kernel-headers', 'linux-headers'],
  [/^(?:pkg-config)$/, 'pkg-config', 'pkgconf-pkg-config', 'pkgconf'],
]

/**
 * What installs a library, in one line: `libcairo2-dev (Debian), cairo-devel (Fedora) or cairo-dev (Alpine)`.
 *
 * @param missingName - a header as it is included, a library as it is linked, or a module of pkg-config
 * @returns `null` when it is unknown
 */
export function systemPackages(missingName: string): string | null {
  const library = libraries.find(([pattern]) => pattern.test(missingName))
  if (library === undefined) return null
  const [, debian, fedora, alpine] = library
  return `${debian} (Debian), ${fedora} (Fedora) or ${alpine} (Alpine)`
}
