# Stands in for the helpers of YunoHost: notes in a file what they are asked for.
set -eu
note() { echo "$*" >> "$STUB/calls"; }
ynh_script_progression() { note "progress: $*"; }
ynh_print_info() { note "info: $*"; }
ynh_systemctl() { note "systemctl $*"; }
systemctl() { note "systemctl $*"; }
yunohost() { note "yunohost $*"; }
ynh_hide_warnings() { "$@"; }
chown() { note "chown $*"; }
fill() {
    sed -e "s#__PATH__/#${path%/}/#g; s#__PORT__#$port#g; s#__DATA_DIR__#$data_dir#g; s#__ORIGIN__#${origin:-}#g" \
        -e "s#__INSTALL_DIR__#$install_dir#g; s#__APP__#$app#g" "$YNH_APP_BASEDIR/conf/$1" > "$2"
}
ynh_config_add() { fill "${1#--template=}" "${2#--destination=}"; }
ynh_config_add_systemd() { fill systemd.service "$STUB/$app.service"; }
ynh_config_add_nginx() { fill nginx.conf "$STUB/nginx.conf"; }
ynh_config_change_url_nginx() { rm "$STUB/nginx.conf"; ynh_config_add_nginx; }
ynh_config_remove_systemd() { rm "$STUB/$app.service"; }
ynh_config_remove_nginx() { rm "$STUB/nginx.conf"; }
ynh_backup() { note "backup $*"; }
ynh_restore() { note "restore $*"; [ ! -e "$STUB/archive$1" ] || cp "$STUB/archive$1" "$1"; }
