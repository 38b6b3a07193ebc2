/** What a library is called where it can be installed from. */
interface SystemLibrary {
  /** Headers that a compiler misses, libraries that a linker misses, modules and programs that tell of them. */
  readonly known: RegExp
  readonly debian: string
  readonly fedora: string
  readonly alpine: string
}

const libraries: readonly SystemLibrary[] = [
  of(/^cairo|^cairo(?:-\w+)?\.h$/, 'libcairo2-dev', 'cairo-devel', 'cairo-dev'),
  of(/^pixman/, 'libpixman-1-dev', 'pixman-devel', 'pixman-dev'),
  of(/^pango/, 'libpango1.0-dev', 'pango-devel', 'pango-dev'),
  of(/^(?:jpeglib\.h|libjpeg|jpeg$)/, 'libjpeg-dev', 'libjpeg-turbo-devel', 'libjpeg-turbo-dev'),
  of(/^(?:gif_lib\.h|gif$)/, 'libgif-dev', 'giflib-devel', 'giflib-dev'),
  of(/^(?:librsvg|rsvg)/, 'librsvg2-dev', 'librsvg2-devel', 'librsvg-dev'),
  of(/^(?:png(?:conf)?\.h|libpng|png\d*$)/, 'libpng-dev', 'libpng-devel', 'libpng-dev'),
  of(/^(?:libsecret|secret-1)/, 'libsecret-1-dev', 'libsecret-devel', 'libsecret-dev'),
  of(/^(?:gssapi|krb5)/, 'libkrb5-dev', 'krb5-devel', 'krb5-dev'),
  of(/^(?:libudev|udev)/, 'libudev-dev', 'systemd-devel', 'eudev-dev'),
  of(/^(?:libusb|usb-1\.0)/, 'libusb-1.0-0-dev', 'libusb1-devel', 'libusb-dev'),
  of(/^(?:alsa|asound)/, 'libasound2-dev', 'alsa-lib-devel', 'alsa-lib-dev'),
  of(/^(?:X11\/extensions\/XTest|xtst|Xtst)/i, 'libxtst-dev', 'libXtst-devel', 'libxtst-dev'),
  of(/^(?:X11\/extensions\/XI|xi$)/i, 'libxi-dev', 'libXi-devel', 'libxi-dev'),
  of(/^(?:X11|x11)(?:\/|$)/, 'libx11-dev', 'libX11-devel', 'libx11-dev'),
  of(
    /^(?:dns_sd|avahi)/,
    'libavahi-compat-libdnssd-dev',
    'avahi-compat-libdns_sd-devel',
    'avahi-compat-libdns_sd',
  ),
  of(/^(?:security\/pam|pam$)/, 'libpam0g-dev', 'pam-devel', 'linux-pam-dev'),
  of(/^(?:gd\.h|gdlib|gd$)/, 'libgd-dev', 'gd-devel', 'gd-dev'),
  of(/^(?:sodium|libsodium)/, 'libsodium-dev', 'libsodium-devel', 'libsodium-dev'),
  of(/^(?:zmq|libzmq)/, 'libzmq3-dev', 'zeromq-devel', 'zeromq-dev'),
  of(/^cups/, 'libcups2-dev', 'cups-devel', 'cups-dev'),
  of(/^(?:Magick\+\+|ImageMagick)/, 'libmagick++-dev', 'ImageMagick-c++-devel', 'imagemagick-dev'),
  of(/^(?:sql(?:ext|ucode)?\.h|odbc)/, 'unixodbc-dev', 'unixODBC-devel', 'unixodbc-dev'),
  of(/^(?:openssl|ssl$|crypto$|libssl)/i, 'libssl-dev', 'openssl-devel', 'openssl-dev'),
  of(/^(?:libpq|pg_config|pq$)/, 'libpq-dev', 'libpq-devel', 'libpq-dev'),
  of(/^pcap/, 'libpcap-dev', 'libpcap-devel', 'libpcap-dev'),
  of(/^(?:zlib|z$)/, 'zlib1g-dev', 'zlib-devel', 'zlib-dev'),
  of(/^(?:unicode\/|icu)/, 'libicu-dev', 'libicu-devel', 'icu-dev'),
  of(/^expat/, 'libexpat1-dev', 'expat-devel', 'expat-dev'),
  of(/^vips/, 'libvips-dev', 'vips-devel', 'vips-dev'),
  of(/^bluetooth/, 'libbluetooth-dev', 'bluez-libs-devel', 'bluez-dev'),
  of(/^(?:GL|gl$)(?:\/|$)/, 'libgl1-mesa-dev', 'mesa-libGL-devel', 'mesa-dev'),
  of(/^(?:libxml2?|xml2|libxml\/)/, 'libxml2-dev', 'libxml2-devel', 'libxml2-dev'),
  of(
    /^(?:mysql|mariadb)/,
    'libmariadb-dev',
    'mariadb-connector-c-devel',
    'mariadb-connector-c-dev',
  ),
  of(/^(?:curl)/, 'libcurl4-openssl-dev', 'libcurl-devel', 'curl-dev'),
  of(/^(?:opencv)/, 'libopencv-dev', 'opencv-devel', 'opencv-dev'),
  of(/^(?:glib|gobject|gio-)/, 'libglib2.0-dev', 'glib2-devel', 'glib-dev'),
  of(/^(?:libsystemd|systemd\/)/, 'libsystemd-dev', 'systemd-devel', 'elogind-dev'),
  of(/^(?:dbus)/, 'libdbus-1-dev', 'dbus-devel', 'dbus-dev'),
  of(/^(?:snappy)/, 'libsnappy-dev', 'snappy-devel', 'snappy-dev'),
  of(/^(?:linux\/|asm\/)/, 'linux-libc-dev', 'kernel-headers', 'linux-headers'),
  of(/^(?:pkg-config)$/, 'pkg-config', 'pkgconf-pkg-config', 'pkgconf'),
]

function of(known: RegExp, debian: string, fedora: string, alpine: string): SystemLibrary {
  return { known, debian, fedora, alpine }
}

/**
 * What installs a library, in one line: `libcairo2-dev (Debian), cairo-devel (Fedora) or cairo-dev (Alpine)`.
 *
 * @param missing - a header as it is included, a library as it is linked, or a module of pkg-config
 * @returns `null` when nobody knows it
 */
export function systemPackages(missing: string): string | null {
  const found = libraries.find(({ known }) => known.test(missing))
  return found === undefined
    ? null
    : `${found.debian} (Debian), ${found.fedora} (Fedora) or ${found.alpine} (Alpine)`
}
